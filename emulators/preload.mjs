/**
 * Runs inside firebase-tools, before it: where that spawns `java`, Node runs the bundle that JAVA_STAND_IN names. Unlike a
 * program of that name on the PATH this works on Windows too.
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

// It looks on the PATH before it spawns, and asks a Windows shell where it finds nothing.
const crossSpawn = createRequire(process.argv[1] ?? import.meta.url)('cross-spawn');
crossSpawn.spawn = withStandIn(crossSpawn.spawn);
