/** Where the embedded authentication service is mounted. */
export const AUTH_PATH = '/auth/v1'
