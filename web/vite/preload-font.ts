import type { Plugin } from 'vite'

const latinFont = /inter-latin-wght-normal.*\.woff2$/

/** Asks for the text font with the page itself, so that the first paint rarely waits for it. */
export function preloadFont(): Plugin {
  return {
    name: 'chartwright:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((fileName) => latinFont.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
