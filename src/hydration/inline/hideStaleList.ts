/**
 * Hides a prerendered list (src/styles/base.css) if the query string asks for another one, until the app renders it.
 * `data-params` of the script names the parameters that count.
 */
const asked = new URLSearchParams(location.search);
const names = document.currentScript?.dataset.params?.split(',') ?? [];
if (names.some((name) => asked.has(name))) document.documentElement.dataset.search = '';
