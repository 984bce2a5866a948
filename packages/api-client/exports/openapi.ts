export { openApiDocument } from '../src/openapi/document.ts';
