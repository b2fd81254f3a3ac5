import { describeLlm } from '../../../testing/llm-conformance.ts'
import { anthropicLlm } from './anthropic.ts'

describeLlm('anthropic', anthropicLlm)
