export { learnStyle } from './learn-style.ts'
export { readStyle, viewStyle } from './style.queries.ts'
