import { setTimeout as wait } from 'node:timers/promises';
import { timeWriters } from '../time-writers.ts';

/** A chat system as the runs see it. */
export interface Chat {
  /** The number of conversations to write in. */
  readonly conversations: number;
  /** Sends one message; resolves when its text is acknowledged. */
  send(conversation: number, text: string): Promise<void>;
  /** Calls `hear` with each text as soon as a receiver gets it. */
  onHeard(hear: (text: string) => void): void;
  close(): Promise<void>;
}

export interface Times {
  /** Milliseconds until the sender has the answer. */
  send: number[];
  /** Milliseconds until the receiver has the message. */
  delivery: number[];
  seconds: number;
}

/** The value below which this share of all values lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const MAX_WAIT_MS = 30_000;
let written = 0;

const createLog = (chat: Chat) => {
  const sentAt = new Map<string, number>();
  const times: Times = { send: [], delivery: [], seconds: 0 };
  const waiting = new Map<string, () => void>();
  chat.onHeard((text) => {
    const at = sentAt.get(text);
    if (at === undefined) return;
    sentAt.delete(text);
    times.delivery.push(performance.now() - at);
    waiting.get(text)?.();
    waiting.delete(text);
  });
  const write = async (conversation: number): Promise<void> => {
    const text = `Message ${(written += 1)} of ${process.pid}`;
    const arrived = new Promise<void>((resolve) => waiting.set(text, resolve));
    const at = performance.now();
    sentAt.set(text, at);
    await chat.send(conversation, text);
    times.send.push(performance.now() - at);
    const late = wait(MAX_WAIT_MS, 'late', { ref: false });
    if ((await Promise.race([arrived, late])) === 'late') throw new Error(`${text} did not arrive.`);
  };
  return { times, write };
};

/** Sends one message at a time, each after the last has arrived: the system at rest. */
export const timeAtRest = async (chat: Chat, count: number): Promise<Times> => {
  const { times, write } = createLog(chat);
  const startedAt = performance.now();
  for (let at = 0; at < count; at += 1) await write(at % chat.conversations);
  return { ...times, seconds: (performance.now() - startedAt) / 1000 };
};

/** Writers in separate conversations, each sending as soon as the last message arrived. */
export const timeAtFull = async (
  chat: Chat,
  writing: { writers: number; seconds: number },
): Promise<Times> => {
  const { times, write } = createLog(chat);
  const { seconds } = await timeWriters(writing, (turn) => write(turn % chat.conversations));
  return { ...times, seconds };
};

/** A constant number of messages a second, regardless of replies. */
export const timeAtRate = async (
  chat: Chat,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Times> => {
  const { times, write } = createLog(chat);
  const startedAt = performance.now();
  const writing: Promise<void>[] = [];
  for (let at = 0; at < rate * seconds; at += 1) {
    const due = startedAt + (at * 1000) / rate - performance.now();
    if (due > 1) await wait(due);
    writing.push(write(at % chat.conversations));
  }
  await Promise.all(writing);
  return { ...times, seconds: (performance.now() - startedAt) / 1000 };
};
