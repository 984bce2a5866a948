import Bzip2 from '@foxglove/wasm-bz2';

let loaded: Promise<Bzip2> | undefined;

/** The bzip2 reference library, compiled to WebAssembly; loaded once. */
export function bzip2Library(): Promise<Bzip2> {
  loaded ??= loadQuietly();
  return loaded;
}

/** The Emscripten loader installs global handlers for uncaught errors at once. Only the program may have those, so they are removed. */
function loadQuietly(): Promise<Bzip2> {
  const exceptions = process.listeners('uncaughtException');
  const rejections = process.listeners('unhandledRejection');
  const loading = Bzip2.init();
  for (const added of process.listeners('uncaughtException').filter((each) => !exceptions.includes(each))) {
    process.removeListener('uncaughtException', added);
  }
  for (const added of process.listeners('unhandledRejection').filter((each) => !rejections.includes(each))) {
    process.removeListener('unhandledRejection', added);
  }
  return loading;
}
