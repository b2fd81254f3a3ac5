export { fileNameOf } from './file-names.ts'
