// Spec 2 §5 and §8.
export const SELECT_SESSION = 'Please select a session first'
export const SELECT_SESSION_FOR_TASKS = 'Please select a session first to generate tasks.'
export const RECORD_FIRST = 'Please transcribe or record session first!'
export const TEMPLATE_NOT_FOUND = 'Template not found'
