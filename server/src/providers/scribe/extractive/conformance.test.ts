import { describeScribe } from '../../../testing/scribe-conformance.ts'
import { extractiveScribe } from './extractive-scribe.ts'

describeScribe('extractive', extractiveScribe)
