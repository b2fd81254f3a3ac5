/**
 * Schemas ask for eval when they are made, which the content security policy reports. Zod reads this
 * where it begins; its own function for it would bring all of Zod into the first script.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
