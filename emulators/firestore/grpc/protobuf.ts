/** As much of protobuf's wire format as it takes to say no in gRPC. */

/** The fields of a message: numbers of varints, bytes of what is length-delimited; others are passed over. */
export function readFields(bytes: Uint8Array): ReadonlyMap<number, number | Uint8Array> {
  const fields = new Map<number, number | Uint8Array>();
  let offset = 0;
  const varint = () => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[offset++] ?? 0;
      value += (byte & 0x7f) * factor;
      factor *= 128;
      if (byte < 0x80) return value;
    }
  };
  while (offset < bytes.length) {
    const tag = varint();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === 0) fields.set(field, varint());
    else if (type === 1) offset += 8;
    else if (type === 5) offset += 4;
    else {
      const length = varint();
      fields.set(field, bytes.subarray(offset, offset + length));
      offset += length;
    }
  }
  return fields;
}

/** One field of a message: a number as a varint, text and bytes length-delimited. */
export function writeField(field: number, value: number | string | Uint8Array): Uint8Array {
  if (typeof value === 'number') return Buffer.from([...writeVarint(field * 8), ...writeVarint(value)]);
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([...writeVarint(field * 8 + 2), ...writeVarint(bytes.length)]), bytes]);
}

function writeVarint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeVarint(Math.floor(value / 128))];
}
