interface DiskError {
  code: string;
  path?: string | undefined;
}

export const diskProblem: (error: DiskError) => string | undefined;
export const diskErrorIn: (output: string) => DiskError | undefined;
export const installProblem: (output: string, startError: NodeJS.ErrnoException | undefined) => string;
