/**
 * Runs inside firebase-tools: when that spawns `java`, runs the bundle in JAVA_STAND_IN with Node instead. Unlike a
 * program named `java` on the PATH, this also works on Windows.
 */
import childProcess from 'node:child_process';
import { createRequire } from 'node:module';

const bundle = process.env.JAVA_STAND_IN;

const withStandIn =
  (spawn) =>
  (command, ...rest) => {
    if (command !== 'java') return spawn(command, ...rest);
    const [args, options] = rest;
    return childProcess.spawn(process.execPath, [bundle, ...args], options);
  };

childProcess.spawn = withStandIn(childProcess.spawn);

// It searches the PATH before spawning, and uses a Windows shell if it finds nothing.
const crossSpawn = createRequire(process.argv[1] ?? import.meta.url)('cross-spawn');
crossSpawn.spawn = withStandIn(crossSpawn.spawn);
