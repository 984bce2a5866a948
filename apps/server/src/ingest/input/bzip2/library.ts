import Bzip2 from '@foxglove/wasm-bz2';

let loaded: Promise<Bzip2> | undefined;

/** The reference library of bzip2, compiled to WebAssembly; loaded once. */
export function bzip2Library(): Promise<Bzip2> {
  loaded ??= loadQuietly();
  return loaded;
}

/** Its loader, made by Emscripten, installs handlers of last resort in its first step, which are the program's to have: they are taken off again. */
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
