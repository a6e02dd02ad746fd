import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
  ask(question: string): Promise<string>;
}

/** Resolves to the exit code. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Runs a command with the arguments of this process; an error is printed without its stack. */
export async function runCommand(
  command: Command,
  args: readonly string[] = process.argv.slice(2),
  terminal: Terminal = processTerminal,
): Promise<number> {
  try {
    return await command(args, terminal);
  } catch (error) {
    terminal.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** The arguments of a command on a folder. @throws without one */
export function parseFolder(args: readonly string[], command: string) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { local: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...names] = positionals;
  if (!folder) throw new Error(`Name a folder: npm run ${command} -- FOLDER`);
  return { folder, names, isLocal: values.local };
}

/** Anything but "yes" is a no. */
export async function confirm({ ask }: Terminal, question: string): Promise<boolean> {
  return (await ask(`${question} Type yes: `)).trim().toLowerCase() === 'yes';
}

const processTerminal: Terminal = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};
