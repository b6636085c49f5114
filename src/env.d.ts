// What Vite gives to modules, in a fresh clone too, where nothing has written .astro/ yet.
/// <reference types="astro/client" />
