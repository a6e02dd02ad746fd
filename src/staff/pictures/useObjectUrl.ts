import { useEffect, useMemo, useState } from 'react';

/** An object URL, revoked when the file changes. */
export function useObjectUrl(file: File | null | undefined): string | null {
  const urls = useObjectUrls(useMemo(() => (file ? [file] : []), [file]));
  return (file && urls.get(file)) ?? null;
}

/** The same for a stable array of files. */
export function useObjectUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    const created = new Map(files.map((file) => [file, URL.createObjectURL(file)]));
    setUrls(created);
    return () => {
      for (const url of created.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
