export const root: string;
export function isInstalled(folder: string): boolean;
export function install(folder: string): boolean;
