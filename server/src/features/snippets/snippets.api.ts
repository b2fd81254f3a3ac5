export { listSnippets } from './snippets.queries.ts'
