#!/usr/bin/env bash
# Builds the container and tests it in the strictest setup: no root, only its data writable, no capabilities.
set -euo pipefail
cd "$(dirname "$0")/.."
image=chem-freight-smoke
name=$image-$$
port=${1:-18080}
finish() { docker rm -f "$name" >/dev/null 2>&1 || true; }
trap finish EXIT

docker build -t "$image" .
user=$(docker image inspect --format '{{.Config.User}}' "$image")
[ "$user" = node ] || { echo "the image runs as '$user'"; exit 1; }
docker run --rm --entrypoint ls "$image" node_modules | grep -qx vite && { echo 'the image has development packages'; exit 1; }

# the embedded database, so that no other service is needed; production sets DATABASE_URL
docker run -d --name "$name" -p "127.0.0.1:$port:8080" -e NODE_ENV=development \
  --read-only --cap-drop ALL --security-opt no-new-privileges \
  --tmpfs /tmp --mount type=volume,dst=/data "$image" >/dev/null
for _ in $(seq 120); do
  if curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null 2>&1; then ready=1; break; fi
  sleep 0.5
done
[ "${ready:-}" ] || { docker logs "$name"; exit 1; }
curl -fsS "http://127.0.0.1:$port/healthz" >/dev/null
curl -fsS "http://127.0.0.1:$port/" | grep -q '</html>'
docker stop -t 15 "$name" >/dev/null
code=$(docker inspect --format '{{.State.ExitCode}}' "$name")
[ "$code" = 0 ] || { echo "it ended with $code"; docker logs "$name"; exit 1; }
echo 'the container works'
