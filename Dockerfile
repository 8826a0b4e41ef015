# The whole site in one container: `docker build -t chem-freight . && docker run -p 8080:8080 --env-file production.env chem-freight`
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tooling/flows/package.json tooling/flows/
RUN npm ci
COPY . .
# `--build-arg SMS_CARRIER=aliyun` adds that carrier's SDK
ARG SMS_CARRIER
RUN npm run build && npm prune --omit=dev \
  && if [ "$SMS_CARRIER" = aliyun ]; then npm install --no-save --save-prod --omit=dev \
    $(node -p "Object.entries(require('./package.json').devDependencies).filter(([name]) => name.startsWith('@alicloud/')).map((each) => each.join('@')).join(' ')"); fi

FROM node:22-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
# everything belongs to root: the service can write its data folder alone
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
# read while it runs: migrations, tables, lists, styles, and the English of what it writes
COPY --from=build /site/server ./server
COPY --from=build /site/locales ./locales
# the customers' pages about the interface
COPY --from=build /site/docs ./docs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# whether the process lives; whether it can serve calls now is told by /readyz, for what balances the load
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# a missing setting is named, all of them at once, before anything is opened; one helper thread of V8 saves 30 to 60 MB, a small young generation is collected in short pauses, a heap that grows in small steps saves 80 MB under load
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=4", "--heap-growing-percent=25", "--wasm-tiering-budget=60000000", "dist/server/main.js"]
