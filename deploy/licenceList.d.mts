export interface ReleasePackage {
  name: string;
  version: string;
  licence: string | undefined;
  /** Its folder, `node_modules/…`. */
  place: string;
}

interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; version?: string; license?: string }>;
}

export const reviewed: Record<string, { licence: string; reason: string }>;
export const releasePackages: (lock: LockFile) => ReleasePackage[];
export const rejectedPackages: (packages: readonly ReleasePackage[]) => ReleasePackage[];
export const lockFile: () => LockFile;
