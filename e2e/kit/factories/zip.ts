interface ZipEntry {
  name: string;
  /** The name in the other of the two headers. */
  localName?: string;
  extra?: Buffer;
  flags?: number;
  bytes?: Uint8Array;
}

const head = ({
  mark,
  size,
  flagsAt,
  lengthsAt,
}: Record<'mark' | 'size' | 'flagsAt' | 'lengthsAt', number>) =>
  function makeHead(name: string, { extra = Buffer.alloc(0), flags = 0 }: ZipEntry): Buffer {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32LE(mark);
    bytes.writeUInt16LE(flags, flagsAt);
    bytes.writeUInt16LE(Buffer.byteLength(name), lengthsAt);
    bytes.writeUInt16LE(extra.byteLength, lengthsAt + 2);
    return Buffer.concat([bytes, Buffer.from(name), extra]);
  };

const localHead = head({ mark: 0x04034b50, size: 30, flagsAt: 6, lengthsAt: 26 });
const listedHead = head({ mark: 0x02014b50, size: 46, flagsAt: 8, lengthsAt: 28 });

/** A zip with entries of these names; not compressed, as nothing unpacks it. */
export const makeZip = (entries: readonly (string | ZipEntry)[]): Buffer => {
  const rows = entries.map((entry) => (typeof entry === 'string' ? { name: entry } : entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  return Buffer.concat([
    ...rows.flatMap((row) => [
      localHead(row.localName ?? row.name, row),
      row.bytes ?? Buffer.from('what is in it'),
    ]),
    ...rows.map((row) => listedHead(row.name, row)),
    end,
  ]);
};
