/** Requests per call. `npm run test:trust` asks for many more than `npm test`. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 8)

/** The same requests each time, unless another seed is given; a failure prints its own. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_250_101)

/** A socket costs as much as many requests. */
export const SOCKET_RUNS = Math.ceil(FUZZ_RUNS / 2)
