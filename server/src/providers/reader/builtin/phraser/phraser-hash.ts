/** Of the four files in `weights`; `npm run train:install-phraser` writes all of them. */
export const PHRASER_SHA256 = 'a2b6fdd31e84403143938ab74442a25de4c6d153e78d6ba3b829985d0c7152f7'
