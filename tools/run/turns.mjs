/**
 * Lets several speakers write at the same time and prints them one after the other: the first one at once, the others as soon as all before
 * them have ended.
 *
 * @param {(text: string) => void} print
 */
export function takeTurns(print) {
  /** @type {{ held: string, hasEnded: boolean }[]} */
  const speakers = [];
  const passOn = () => {
    for (let first = speakers[0]; first; first = speakers[0]) {
      if (first.held !== '') print(first.held);
      first.held = '';
      if (!first.hasEnded) return;
      speakers.shift();
    }
  };
  return function begin() {
    const speaker = { held: '', hasEnded: false };
    speakers.push(speaker);
    return {
      /** @param {string} text */
      say(text) {
        speaker.held += text;
        if (speaker === speakers[0]) passOn();
      },
      end() {
        speaker.hasEnded = true;
        passOn();
      },
    };
  };
}
