export { ApiExplorer, type ApiExplorerProps } from '../src/widgets/ApiExplorer/ApiExplorer.tsx';
export type {
  ApiAnswer,
  ApiAnswerKind,
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiRequest,
  ApiSchema,
  ApiTag,
} from '../src/widgets/ApiExplorer/apiDocument.ts';
export { hashOf, operationOfHash } from '../src/widgets/ApiExplorer/matchOperations.ts';
export type { SendRequest } from '../src/widgets/ApiExplorer/ApiTryOut.tsx';
