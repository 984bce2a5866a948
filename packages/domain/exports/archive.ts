/** Archives of MRT data on the web: how RouteViews and RIPE RIS name and order their files. */
export {
  archiveFileOf,
  archiveFolder,
  archiveMonth,
  archiveMonths,
  filesOfSpan,
  type ArchiveFile,
  type ArchiveFileKind,
  type ArchiveLayout,
} from '../src/archive/archiveFile.ts';
export { checksumsIn, namesInFolder } from '../src/archive/folderPage.ts';
