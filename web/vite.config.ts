import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preload-font.ts'
import { proxyCalls } from './vite/proxy-calls.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFont(), precompress()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows files only: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: proxyCalls(`http://127.0.0.1:${process.env.PORT ?? '3000'}`) },
})
