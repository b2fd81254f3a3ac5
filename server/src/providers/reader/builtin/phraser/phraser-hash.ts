/** Of the four files in `weights`; `npm run train:install-phraser` writes all of them. */
export const PHRASER_SHA256 = '0026dca5cc329ed0c186bafdd0f81d08a1c14a5c17b45e2c36cec0b4a19aa9d8'
