export { appendLines, type SpokenLine } from './append-lines.ts'
