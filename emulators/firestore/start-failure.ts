/** The program cannot start; the message says why. */
export class StartFailure extends Error {}
