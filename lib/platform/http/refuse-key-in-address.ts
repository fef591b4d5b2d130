import { AppError } from '#lib/platform/contract/app-error.ts';

const apiKey = /hnr_[0-9a-z]{36}/i;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Refuses an address with an API key in it: addresses end up in the logs of every proxy on the way. */
export const refuseKeyInAddress = (address: string): void => {
  if (apiKey.test(decode(address))) throw new AppError('key_in_address');
};
