import { AppError } from '../../http/app-error.ts'

/** Without the shortcut: a refusal repeats nothing that was typed. */
export function shortcutTaken(): AppError {
  return new AppError('CONFLICT', 'You have a snippet with this shortcut already.')
}
