/**
 * Hides what a page was made with (src/styles/base.css) where its query string asks for something else, until the app
 * has that. The parameters that decide stand on the script's element.
 */
const asked = new URLSearchParams(location.search);
const names = document.currentScript?.dataset.params?.split(' ') ?? [];
if (names.some((name) => asked.has(name))) document.documentElement.dataset.search = '';
