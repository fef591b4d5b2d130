import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server';

// Run as a process of its own by launch-mongod.ts, which ends it when it takes too long.
const [target = ''] = process.argv.slice(2);
const folder = dirname(target);
await mkdir(folder, { recursive: true });
const found = await MongoBinary.getPath({ downloadDir: folder });
await copyFile(found, `${target}.${process.pid}`);
await rename(`${target}.${process.pid}`, target);
