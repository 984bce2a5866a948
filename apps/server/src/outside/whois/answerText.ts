/** The text of an answer: UTF-8 where it is that, else Latin-1, which older registries still write. Line ends become those of texts. */
export function answerText(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim();
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
