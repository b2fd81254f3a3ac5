/** Of the four files in `weights`; `npm run train:install-phraser` writes all of them. */
export const PHRASER_SHA256 = '434282a8908767602c750a603efe01038c5f274a9b2d4a726e20d778fab2fcf5'
