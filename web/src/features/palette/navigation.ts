export type Destination = 'templates' | 'tasks' | 'settings' | 'patients'

export interface NavigationEntry {
  readonly to: Destination
  readonly label: string
  readonly hint: string
}

/** Spec 2 §2.2. */
const NAVIGATION: readonly NavigationEntry[] = [
  { to: 'templates', label: 'Templates', hint: 'Manage your note templates' },
  { to: 'tasks', label: 'Tasks', hint: 'Manage your tasks and to-dos' },
  { to: 'patients', label: 'Patients', hint: 'Details and history of your patients' },
  { to: 'settings', label: 'Settings', hint: 'Account settings and preferences' },
]

/** By label or hint, case-insensitively. */
export function matchNavigation(text: string): readonly NavigationEntry[] {
  const part = text.trim().toLowerCase()
  return NAVIGATION.filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(part))
}
