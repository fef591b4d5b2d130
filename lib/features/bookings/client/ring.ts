import { createStore } from '#lib/platform/browser/create-store.ts';

const OFF_KEY = 'hunar.ring-off';

const readSwitch = (): boolean => {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    // A private window without storage.
    return true;
  }
};

/** Whether requests ring on this device. */
export const ringSwitch = createStore(typeof localStorage === 'undefined' || readSwitch());

export const setRing = (isOn: boolean): void => {
  ringSwitch.set(isOn);
  try {
    if (isOn) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, '1');
  } catch {
    // It stays as chosen until the tab closes.
  }
};

// Two rising notes, three times, with the pulse of the vibration.
const NOTES = [
  { hertz: 784, at: 0 },
  { hertz: 1047, at: 0.18 },
] as const;
const TIMES = 3;
const PERIOD_SECONDS = 0.8;
const NOTE_SECONDS = 0.3;
const VOLUME = 0.35;
const PULSE_MS = [180, 60, 260, 300];

let context: AudioContext | undefined;

const playNote = (audio: AudioContext, hertz: number, at: number): void => {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  // Starts and ends softly, so that it doesn't click.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
};

/** Rings and vibrates. Browsers play sound only after the page was touched once. */
export const ringPhone = (): void => {
  if ('vibrate' in navigator) navigator.vibrate(Array.from({ length: TIMES }, () => PULSE_MS).flat());
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().catch(() => undefined);
  for (let round = 0; round < TIMES; round += 1)
    for (const { hertz, at } of NOTES)
      playNote(audio, hertz, audio.currentTime + round * PERIOD_SECONDS + at);
};
