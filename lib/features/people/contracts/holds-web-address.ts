// Zones that mail programs and chats turn into links by themselves. Initials such as 'K.R.Narayanan' stay names.
const zones =
  'com|net|org|in|co|io|info|biz|me|link|links|site|website|online|xyz|app|dev|shop|store|club|live|top|page|click|' +
  'ly|gl|gd|to|cc|tk|ru|cn|uk|us|ai|tech|vip|win|work|help|support|care|pro|ws|भारत|भारतम्|ಭಾರತ|இந்தியா|భారత్';

const nameInZone = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}-]{2})\\.(${zones})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const shortNameInZone = /(?<![\p{L}\p{N}])[tx]\.(me|co|com)(?![\p{L}\p{N}])/u;
const spelledOut = /:\/\/|www\.|[^\s@]@[^\s@]/u;

/** Whether a text holds what mail programs would show as a link or an address; stretched and invisible signs count as what they are. */
export const holdsWebAddress = (text: string): boolean => {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。․]/g, '.')
    .toLowerCase();
  return [nameInZone, shortNameInZone, spelledOut].some((pattern) => pattern.test(plain));
};
