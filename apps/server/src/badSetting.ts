/** A setting that cannot be used; the message is one line that names variable, value and what is expected. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}
