/** Document 2 §8, templates. */
export const TEMPLATE_SENTENCES = {
  loadFailed: 'Failed to load templates',
  saveFailed: 'Failed to save template',
  deleteFailed: 'Failed to delete template',
  duplicateFailed: 'Failed to duplicate template',
} as const
