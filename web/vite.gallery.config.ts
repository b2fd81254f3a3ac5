import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Every component and state on one page, to look at and for axe. No part of the product's build. */
export default defineConfig({
  root: join(import.meta.dirname, 'gallery'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', assetsInlineLimit: 0 },
})
