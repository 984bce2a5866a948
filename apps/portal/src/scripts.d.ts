declare module '*?script' {
  /** The text of the script. */
  const text: string;
  export default text;
}
