import { crc32 } from 'node:zlib';

/** Manifest lines hold 72 bytes; a longer one goes on in the next line after a space. */
function manifestLine(line: string): string {
  const bytes = Buffer.from(line, 'utf8');
  const parts = [bytes.subarray(0, 72)];
  for (let at = 72; at < bytes.length; at += 71) parts.push(bytes.subarray(at, at + 71));
  // Joined as bytes: a character of the path may be split over two lines.
  const joined = parts.flatMap((part, index) => (index ? [Buffer.from('\r\n '), part] : [part]));
  return Buffer.concat(joined).toString('latin1') + '\r\n';
}

/**
 * A jar that holds a manifest only: it makes `java -jar` start `mainClass` from another
 * jar, `classPath` being a file: URL. Google's own Firestore jar names no main class.
 * Format: JAR File Specification, "JAR Manifest"; ZIP APPNOTE 4.3, one stored entry.
 */
export function launcherJar({ mainClass, classPath }: { mainClass: string; classPath: string }) {
  const name = Buffer.from('META-INF/MANIFEST.MF');
  const data = Buffer.from(
    manifestLine('Manifest-Version: 1.0') +
      manifestLine(`Main-Class: ${mainClass}`) +
      manifestLine(`Class-Path: ${classPath}`) +
      '\r\n',
    'latin1',
  );
  // Version 1.0, no flags, stored, 1 January 1980, checksum, both sizes, lengths of name and extra.
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(10, 0);
  entry.writeUInt16LE(0x21, 8);
  entry.writeUInt32LE(crc32(data), 10);
  entry.writeUInt32LE(data.length, 14);
  entry.writeUInt32LE(data.length, 18);
  entry.writeUInt16LE(name.length, 22);

  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, name, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([10, 0]),
    entry,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
