# Three stages: the build needs tools, production packages do not, and the image contains no leftovers of either.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm run notices && rm -rf .next/cache node_modules \
  && find .next/server -type f -name '*.map' -delete

FROM base AS packages
# `--build-arg FIREBASE=on` keeps the packages that send push by Firebase; Web Push needs no package.
ARG FIREBASE=off
COPY package.json package-lock.json ./
# Servers compile nothing and need no source maps or types.
RUN npm ci --omit=dev --no-audit --no-fund \
  && if [ "$FIREBASE" != on ]; then npm uninstall firebase-admin --omit=dev --no-audit --no-fund; fi \
  && rm -rf node_modules/@next/swc-* \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Next's standalone output does not support a custom server, so the image contains the sources, which Node runs directly.
FROM base
# Threads process pictures, and each would keep its own memory.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/scripts/start.ts"]
