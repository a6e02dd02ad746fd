/// <reference types="react/experimental" />
/// <reference types="vite/client" />
