/**
 * Schemas try eval when they are created, which the content security policy reports. Zod reads this
 * when it loads; its own function for it would pull all of Zod into the first script.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
