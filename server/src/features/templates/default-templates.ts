import type { DefaultTemplate } from './default-template.ts'
import { SOAP } from './defaults/soap.ts'

/** Listed by id. */
export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = [SOAP]
