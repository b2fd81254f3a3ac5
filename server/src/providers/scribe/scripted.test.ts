import { describeScribe } from '../../testing/scribe-conformance.ts'
import { scriptedScribe } from './scripted.ts'

describeScribe('scripted', () => scriptedScribe())
