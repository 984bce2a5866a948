declare module 'unbzip2-stream' {
  /** A stream that takes bzip2 and gives its content; it works synchronously within `write` and `end`. */
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
