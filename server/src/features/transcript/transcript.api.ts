export { appendLines } from './append-lines.ts'
