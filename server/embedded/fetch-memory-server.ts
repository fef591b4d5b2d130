import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server';

// Runs as a separate process of launch-mongod.ts, which kills it if it takes too long.
const [target = ''] = process.argv.slice(2);
const folder = dirname(target);
await mkdir(folder, { recursive: true });
const found = await MongoBinary.getPath({ downloadDir: folder });
await copyFile(found, `${target}.${process.pid}`);
await rename(`${target}.${process.pid}`, target);
